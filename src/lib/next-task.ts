/** Lets the browser paint and answer a finger before the next piece of a longer work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
