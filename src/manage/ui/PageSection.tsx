import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** One part of a page, under its name. */
export function PageSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <CardContent>
        <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
