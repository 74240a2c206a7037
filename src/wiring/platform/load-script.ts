/** Fetches a classic script of somebody else and settles when it ran. @throws when it does not come. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`the script ${src} did not come`))
    }
    document.head.append(script)
  })
}
