import { z } from 'zod'
import { ORDER_STATES } from '../../order/order-state.ts'
import { STAFF_ROLES } from '../../staff/staff.ts'
import { defineCall, pageFields } from '../call.ts'
import { doneFields } from './done-fields.ts'
import { timezoneField, zoneField } from './zone-field.ts'

/** Days of the longest plot. */
export const PLOT_DAYS = 365
/** Days of the funnel. */
export const FUNNEL_DAYS = 30

export const manageToday = defineCall({
  name: 'ManageToday',
  method: 'POST',
  path: '/Api/Manage/Today',
  summary:
    'How the shop stands: orders by state, what waits for a person, money of each day, the way from photo to paid.',
  changes: false,
  refusals: [],
  request: z.object({ zone: zoneField, timezone: timezoneField }),
  data: z.object({
    states: z.array(z.object({ state: z.enum(ORDER_STATES), orders: z.number().int() })),
    /** Orders whose shoppers wait for an answer. */
    asks: z.number().int(),
    /** Orders whose shoppers wait for an invoice. */
    invoices: z.number().int(),
    /** Print files that could not be made, and money that a provider refused to pay back. */
    failedPrints: z.number().int(),
    failedRefunds: z.number().int(),
    currency: z.string(),
    /** Days on which somebody paid, the oldest first; what was closed since is left out. */
    days: z.array(z.object({ day: z.string(), orders: z.number().int(), amount: z.number().int() })),
    /** Shoppers of the last 30 days who came so far. */
    funnel: z.object({
      photos: z.number().int(),
      designs: z.number().int(),
      orders: z.number().int(),
      paid: z.number().int(),
    }),
  }),
})

export const manageLog = defineCall({
  name: 'ManageLog',
  method: 'POST',
  path: '/Api/Manage/Log',
  summary: 'Who did what, the newest first, a page at a time.',
  changes: false,
  refusals: [],
  request: z.object({ ...pageFields }),
  data: z.array(
    z.object({
      id: z.number().int(),
      at: z.number().int(),
      ...doneFields,
      /** Whom or what it is about: an order, a thing of one, a product, a person by name. */
      about: z.string(),
      /** The same as people call it: the short number of an order, the name of a product; empty: nobody has a name for it. */
      called: z.string(),
      /** Where in the console it stands, such as `orders/…`; empty: nowhere, or not any more. */
      page: z.string(),
      /** What somebody was invited to be. */
      invited: z.enum(STAFF_ROLES).exactOptional(),
      /** The line itself does not say: so it is called today. */
      bynow: z.literal(true).exactOptional(),
      by: z.string(),
    }),
  ),
})
