import type { ReactNode } from 'react'

/** A sheet of specimens with a heading. */
export function Sheaf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main style={{ display: 'grid', gap: 16, padding: 16, maxWidth: 640 }}>
      <h1 style={{ fontFamily: 'var(--font-display)', fontSize: 'var(--text-28)' }}>{title}</h1>
      {children}
    </main>
  )
}
