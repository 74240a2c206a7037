import type { OrderId } from '../../domain/ids.ts'
import type { BasisPoints } from '../../domain/product/price.ts'
import type { EpochMs, MinorUnits } from '../../domain/units.ts'

/** A member level as the shop offers it. */
export interface LevelOffer {
  readonly id: string
  readonly name: string
  readonly rate: BasisPoints
  /** Everybody has it, it is bought, or the merchant gives it. */
  readonly needs: 'nothing' | 'purchase' | 'merchant'
  readonly price: MinorUnits
  readonly currency: string
  /** 0: for good. */
  readonly days: number
}

/** Member levels. All @throws NetworkLost, ServerFault, RequestRefused with the shop's sentence. */
export interface LevelPorts {
  levels(signal?: AbortSignal): Promise<readonly LevelOffer[]>
  /** The shopper's level and when it ends; 0: never. */
  mine(signal?: AbortSignal): Promise<{ readonly levelId: string; readonly rate: BasisPoints; readonly ends: EpochMs }>
  /** Orders a level at the price that was shown; asked again under the same key it is ordered once. */
  order(level: Pick<LevelOffer, 'id' | 'currency'>, key: string): Promise<OrderId>
  /** `closed`: nothing was paid; `refunded`: what was paid goes back. */
  status(id: OrderId, signal?: AbortSignal): Promise<'awaiting-pay' | 'paid' | 'closed' | 'refunded'>
  /** The level order that this phone left for the pay page, to be asked about after the return. */
  unfinished(): OrderId | undefined
  forget(): void
  goToPay(id: OrderId): void
}
