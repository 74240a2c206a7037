/** Which design an address asks for: two addresses of one design, whatever else they say, ask alike. */
export function requestedDesign(address: URLSearchParams): string {
  const taskId = address.get('taskid')
  return taskId ? queryOfDesign(taskId) : `new ${address}`
}

/** What an address asks for that names this design. */
export function queryOfDesign(taskId: string): string {
  return `taskid=${taskId}`
}
