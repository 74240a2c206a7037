declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    display(into: ImageData, done: (pixels: ImageData | null) => void): void
    free(): void
  }
  interface LibHeif {
    readonly ready: Promise<unknown>
    readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
  const factory: (options: { wasmBinary: ArrayBuffer }) => LibHeif
  export default factory
}
