import { isIPv6 } from 'node:net'

/**
 * Who an address belongs to, as limits count: of IPv4 the address, of IPv6 its first 64 bits, which one line is given as a
 * whole. What is no address stays as it is.
 */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) {
    return mapped
  }
  const groups = groupsOf(address)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address
}

/** What is given to one site: /24 of IPv4, /48 of IPv6. Of an address or of a subscriber. */
export function siteOf(subscriber: string): string {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(subscriber)?.[1]
  return four ?? groupsOf(subscriber.replace(/\/64$/, ''))?.slice(0, 3).join(':') ?? subscriber
}

/** The eight groups of an IPv6 address, without the zone of this machine. */
function groupsOf(address: string): readonly string[] | undefined {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) {
    return undefined
  }
  const dotted = bare.replace(/:\d+\.\d+\.\d+\.\d+$/, ':0:0')
  const [head = '', tail] = dotted.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const between = 8 - (first?.length ?? 0) - (last?.length ?? 0)
  const zeros = tail === undefined ? [] : Array.from({ length: between }, () => '0')
  return [...(first ?? []), ...zeros, ...(last ?? [])].map((group) => Number.parseInt(group, 16).toString(16))
}
