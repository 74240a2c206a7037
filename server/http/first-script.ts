/** What a screen is loaded with: names of files, and which of them each route takes. */
export interface RouteFiles {
  readonly files: readonly string[]
  /** Places in `files`, by the name of the route. */
  readonly routes: Readonly<Record<string, readonly number[]>>
}

interface Ahead extends RouteFiles {
  /** Pictures that are seen first on the front. */
  readonly pictures: readonly string[]
}

/**
 * Runs in the head of the page, before anything is painted; the server writes its text there. Only the browser knows what stands behind
 * the `#`: the front is shown where nothing does, a waiting screen elsewhere, and what that screen is loaded with is fetched ahead.
 * What is tapped before the shop's own script is there is marked for it.
 */
export function firstScript({ files, routes, pictures }: Ahead): void {
  const route = /^#?\/?(\w*)/.exec(window.location.hash)?.[1] || 'index'
  const isFront = route === 'index' && window.location.search === ''
  document.documentElement.dataset['shell'] = isFront ? 'front' : 'waiting'
  document.documentElement.dataset['awaits'] = route.split('_')[0]
  const ahead = (href: string, as: 'image' | 'script' | 'style') => {
    const link = document.createElement('link')
    link.rel = as === 'script' ? 'modulepreload' : 'preload'
    link.as = as
    if (as === 'image') {
      link.fetchPriority = 'high'
    } else {
      link.crossOrigin = ''
    }
    link.href = href
    document.head.append(link)
  }
  for (const picture of isFront ? pictures : []) {
    ahead(picture, 'image')
  }
  for (const at of routes[route] ?? []) {
    const file = files[at] ?? ''
    ahead(file, file.endsWith('.js') ? 'script' : 'style')
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
