import type { ComponentType } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { DesignDesk, type DesignDeskProps } from './book/BookWorkspace.tsx'
import { ComboDesk } from './combo/ComboWorkspace.tsx'
import { FrameDesk } from './frame/FrameWorkspace.tsx'
import { isPlacedInFrames } from './frame/placed-in-frames.ts'
import { PrintDesk } from './print/PrintWorkspace.tsx'

/** A desk that shows a product as what it is: a frame on the wall, prints, a set of pictures. */
export interface ProductDeskProps extends DesignDeskProps {
  readonly product: Product
}

/** The desk on which a product is worked on. */
export function deskOf(product: Product): ComponentType<ProductDeskProps> {
  if (isPlacedInFrames(product)) {
    return FrameDesk
  }
  switch (product.type) {
    case 6:
      return ComboDesk
    case 9:
      return PrintDesk
    default:
      return DesignDesk
  }
}
