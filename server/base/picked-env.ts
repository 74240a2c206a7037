/** These variables of the environment, as far as they are set: all that a child process of the shop gets to know of it. */
export function pickedEnv(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Where programs are, and where Node keeps what it has compiled (if it is to): a process that lives for one picture starts often. */
export const TO_START = ['PATH', 'NODE_COMPILE_CACHE'] as const
