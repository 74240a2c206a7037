/** The shop as a child of a command: when the command is gone, however it went, the shop closes too. */
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'))
process.stdin.resume()

await import('../../main.ts')

export {}
