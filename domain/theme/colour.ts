import type { Fraction } from '../units.ts'
import type { Colour } from './theme.ts'

/** `#rrggbb`, and nothing else. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Red, green and blue, 0 to 255. */
export function channelsOf(colour: Colour): readonly [number, number, number] {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** `a` with a `share` of `b` in it. */
export function mixed(a: Colour, b: Colour, share: Fraction): Colour {
  const [from, to] = [channelsOf(a), channelsOf(b)]
  const mix = from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share))
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** How far two colours stand apart, 1 to 21 (WCAG 2). */
export function contrast(a: readonly number[], b: readonly number[]): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The grey that gives as much light as these pixels (red, green, blue, opacity) do in the mean. */
export function meanLight(pixels: ArrayLike<number>): readonly [number, number, number] {
  let light = 0
  for (let at = 0; at < pixels.length; at += 4) {
    light += luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
  }
  const mean = light / Math.max(1, pixels.length / 4)
  const above = LINEAR.findIndex((share) => share >= mean)
  const grey = above < 0 ? 255 : above > 0 && mean - linear(above - 1) < linear(above) - mean ? above - 1 : above
  return [grey, grey, grey]
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const linear = (channel: number) => LINEAR[channel] ?? 1

/** Light of each value of a channel. */
const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
