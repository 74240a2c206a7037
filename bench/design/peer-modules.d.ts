declare module 'justified-layout' {
  export interface JustifiedBox {
    readonly top: number
    readonly left: number
    readonly width: number
    readonly height: number
  }
  export default function justifiedLayout(
    aspects: readonly number[],
    options: Readonly<Record<string, number>>,
  ): { readonly boxes: readonly JustifiedBox[] }
}
