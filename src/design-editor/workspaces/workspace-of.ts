import type { ComponentType } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import type { WorkspaceProps } from '../shell/workspace-props.ts'
import { BookWorkspace } from './book/BookWorkspace.tsx'
import { ComboWorkspace } from './combo/ComboWorkspace.tsx'
import { FrameWorkspace } from './frame/FrameWorkspace.tsx'
import { PrintWorkspace } from './print/PrintWorkspace.tsx'

/** The workspace that shows a product as what it is: a book, a frame on the wall, prints, a set of pictures. */
export function workspaceOf(product: Product): ComponentType<WorkspaceProps> {
  if (isPlacedInFrames(product)) {
    return FrameWorkspace
  }
  switch (product.type) {
    case 6:
      return ComboWorkspace
    case 9:
      return PrintWorkspace
    default:
      return BookWorkspace
  }
}

/** Whether the photos of a product are placed in frames one by one, each with a fit. */
export function isPlacedInFrames({ type, fits }: Pick<Product, 'type' | 'fits'>): boolean {
  return type === 2 && fits !== undefined && fits.length > 0
}
