/** Why the shop cannot listen, where somebody at the keyboard can mend it. */
export function listeningMistake(error: unknown): string | undefined {
  const { code, address = '', port = '' } = Object(error) as { code?: unknown; address?: string; port?: number }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${address} is taken by another program, perhaps by a shop that runs already. Stop that one, or set PORT to another number.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to a number from 1024 on, with a proxy before the shop.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${address} is no address of this machine. Set HOST to 127.0.0.1, to 0.0.0.0 or to one of its own.`
    default:
      return undefined
  }
}
