export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** When the frame that comes next has been made: layout, paint and all. */
export function nextFrameMade(): Promise<{ readonly began: number; readonly made: number }> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const began = performance.now()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve({ began, made: performance.now() })
      }
      port2.postMessage(null)
    })
  })
}
