import type { ComponentType } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { BookWorkspace, type WorkspaceProps } from './book/BookWorkspace.tsx'
import { ComboWorkspace } from './combo/ComboWorkspace.tsx'
import { FrameWorkspace } from './frame/FrameWorkspace.tsx'
import { isPlacedInFrames } from './frame/placed-in-frames.ts'
import { PrintWorkspace } from './print/PrintWorkspace.tsx'

/** A editor that shows a product as what it is: a frame on the wall, prints, a set of pictures. */
export interface ProductWorkspaceProps extends WorkspaceProps {
  readonly product: Product
}

/** The editor on which a product is worked on. */
export function workspaceOf(product: Product): ComponentType<ProductWorkspaceProps> {
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
