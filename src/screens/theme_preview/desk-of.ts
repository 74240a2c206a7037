import type { ComponentType } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { ComboDesk } from '../combo_index/ComboDesk.tsx'
import { FrameDesk } from '../frame_index/FrameDesk.tsx'
import { isPlacedInFrames } from '../frame_index/placed-in-frames.ts'
import { PrintDesk } from '../print_index/PrintDesk.tsx'
import { DesignDesk, type DesignDeskProps } from './DesignDesk.tsx'

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
