/**
 * Runs in the head of the page, before anything is painted; the server writes its text there. Only the browser knows what stands behind
 * the `#`: the front is shown where nothing does, a waiting screen elsewhere (`waiting-script.ts`). What is tapped before the shop's own
 * script is there is marked for it.
 *
 * @param pictures that are seen first on the front
 */
export function firstScript(pictures: readonly string[]): void {
  const route = /^#?\/?(\w*)/.exec(window.location.hash)?.[1] || 'index'
  const isFront = route === 'index' && window.location.search === ''
  document.documentElement.dataset['shell'] = isFront ? 'front' : 'waiting'
  document.documentElement.dataset['awaits'] = route.split('_')[0]
  for (const picture of isFront ? pictures : []) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'image'
    link.fetchPriority = 'high'
    link.href = picture
    document.head.append(link)
  }
  document.addEventListener(
    'click',
    (event) => {
      const shell = document.getElementById('shell')
      const control = event.target instanceof Element ? event.target.closest('a, button') : null
      if (shell && control && shell.contains(control) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault()
        shell.querySelector('[data-tapped]')?.removeAttribute('data-tapped')
        control.setAttribute('data-tapped', '')
      }
    },
    true,
  )
}
