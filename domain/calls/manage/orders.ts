import { z } from 'zod'
import { MERCHANT_ACTIONS } from '../../order/merchant-actions.ts'
import { REQUEST_KINDS } from '../../order/order-request.ts'
import { ORDER_STATES } from '../../order/order-state.ts'
import { NO_PARCEL_REASONS } from '../../order/own-parcel.ts'
import { PRINT_STATES } from '../../production/proof.ts'
import { ADDRESS_REASONS } from '../../refusals/order-reasons.ts'
import { countryForm } from '../addresses.ts'
import { defineCall, idField, jsonField, opidField, pageFields } from '../call.ts'
import { invoiceField, receiver, storedReceiver } from '../order.ts'
import { quoteLineField } from '../price.ts'
import { doneFields } from './done-fields.ts'
import { timezoneField, zoneField } from './zone-field.ts'

const shipment = z.object({ carrier: z.string(), number: z.string() })

const dayField = z.union([z.iso.date(), z.literal('')])

const row = z.object({
  orderid: z.string(),
  /** Eight signs that people can read out; the search knows them. */
  short: z.string(),
  state: z.enum(ORDER_STATES),
  created: z.number().int(),
  paid: z.number().int().exactOptional(),
  shipped: z.number().int().exactOptional(),
  /** Production waits until then for its shopper. */
  held: z.number().int().exactOptional(),
  /** Not told to the factory. */
  pay_amount: z.number().int().exactOptional(),
  currency: z.string(),
  recvname: z.string(),
  recvphone: z.string(),
  /** The shopper waits for an answer. */
  asks: z.boolean(),
  /** It is fetched, not sent. */
  fetched: z.boolean().default(false),
  /** Its invoice is to be written; not told to the factory. */
  invoices: z.boolean().default(false),
  shipment: shipment.exactOptional(),
  /** All parcels, the first one first; empty: it has not left, or is fetched. */
  parcels: z.array(shipment),
  /** Its number at another platform. */
  outtradeid: z.string(),
  things: z.array(
    z.object({
      name: z.string(),
      quantity: z.number().int(),
      print: z.enum(PRINT_STATES),
      /** It waits for its design or photos. */
      waits: z.boolean(),
      picture: z.string(),
    }),
  ),
})

/** What waits for a person, and what came in on the caller's day. */
export const ORDER_FILTERS = ['paid-today', 'asks', 'invoices', 'failed-prints', 'failed-refunds'] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

export const manageOrders = defineCall({
  name: 'ManageOrders',
  method: 'POST',
  path: '/Api/Manage/Orders',
  summary:
    'Orders of the merchant, the newest first, a page at a time: by number, phone, name, parcel, product, state, what waits for a person, or the days when they were placed. The factory sees those that are paid.',
  changes: false,
  refusals: [],
  request: z.object({
    key: z.string().max(100).default(''),
    state: z.enum([...ORDER_STATES, ...ORDER_FILTERS, '']).default(''),
    zone: zoneField.optional(),
    timezone: timezoneField,
    /** First and last day on which it was placed, the caller's days; empty: any. */
    from: dayField.default(''),
    till: dayField.default(''),
    ...pageFields,
  }),
  data: z.array(row),
})

const thing = z.object({
  n: z.number().int(),
  suborderid: z.string(),
  name: z.string(),
  /** The package that it was ordered in, whose price is one. */
  packagename: z.string().exactOptional(),
  /** What of it was chosen, as phrases in the caller's language. */
  chosen: z.array(z.string()),
  quantity: z.number().int(),
  comment: z.string(),
  print: z.enum(PRINT_STATES),
  waits: z.boolean(),
  /** It can be asked for once more. */
  reopens: z.boolean(),
  picture: z.string(),
  /** Pictures of its pages as they were ordered; empty where the design was changed since. */
  pagepictures: z.array(z.string()),
  /** Files of the factory's inbox: what each is, and its address on this host. */
  files: z.array(
    z.object({ kind: z.enum(['print', 'cover', 'block', 'pictures', 'proof', 'originals']), url: z.string() }),
  ),
})

export const manageOrder = defineCall({
  name: 'ManageOrder',
  method: 'POST',
  path: '/Api/Manage/Order',
  summary: 'One order of the merchant with all that is known of it; who looked is noted.',
  changes: false,
  refusals: [],
  request: z.object({ oid: idField }),
  data: row.extend({
    ...storedReceiver,
    /** The place where it is fetched, in the caller's language; empty: it is delivered. */
    pickup: z.string(),
    comment: z.string(),
    /** Its shopper; not told to the factory. */
    uid: z.string().exactOptional(),
    /** The version of the shop's texts that it agreed to; 0: none was shown. */
    textsversion: z.number().int(),
    parentid: z.string(),
    added: z.array(z.object({ orderid: z.string(), short: z.string() })),
    /** Not told to the factory. */
    lines: z.array(quoteLineField),
    money: z
      .object({
        paid: z.number().int(),
        back: z.number().int(),
        /** What can still go back. */
        refundable: z.number().int(),
        /** Money that a provider refused to pay back. */
        failed: z.string(),
      })
      .exactOptional(),
    items: z.array(thing),
    requests: z.array(
      z.object({
        /** Empty: a node of the release before has answered. */
        id: z.string().default(''),
        kind: z.enum(REQUEST_KINDS),
        text: z.string(),
        at: z.number().int(),
        /** Where it shall go instead. */
        address: z.string(),
        agreed: z.boolean().exactOptional(),
        answer: z.string().exactOptional(),
      }),
    ),
    /** Not told to the factory. */
    invoice: invoiceField.exactOptional(),
    history: z.array(z.object({ at: z.number().int(), ...doneFields, by: z.string(), text: z.string() })),
    can: z.array(z.enum(MERCHANT_ACTIONS)),
  }),
})

const ofOrder = { oid: idField, opid: opidField }
const changed = z.object({ orderid: z.string() })

export const shipOrders = defineCall({
  name: 'ShipOrders',
  method: 'POST',
  path: '/Api/Manage/Ship',
  summary: 'Notes the parcels of one order or of many, several of one order too; says which could not be shipped.',
  changes: true,
  refusals: ['parcel-missing', 'parcels-many'],
  request: z.object({
    parcels: jsonField(
      z
        .array(z.object({ oid: idField, carrier: z.string().max(40), number: z.string().max(60) }))
        .min(1)
        .max(100),
    ),
    opid: opidField,
  }),
  data: z.object({ shipped: z.array(z.string()), left: z.array(z.string()) }),
})

export const manageParcel = defineCall({
  name: 'ManageParcel',
  method: 'POST',
  path: '/Api/Manage/Parcel',
  summary: 'Corrects carrier and number of a parcel that has left, or takes it away; its shopper is told.',
  changes: true,
  refusals: ['parcel-missing', 'order-closed'],
  request: z.object({
    ...{ oid: idField, opid: opidField },
    /** Its number until now; absent: the first parcel. */
    was: z.string().max(60).exactOptional(),
    ...{ carrier: z.string().max(40), number: z.string().max(60) },
    /** `yes`: it is no parcel of this order; one must remain. */
    gone: z.enum(['yes', 'no']).exactOptional(),
  }),
  data: z.object({ orderid: z.string() }),
})

export const addParcel = defineCall({
  name: 'AddParcel',
  method: 'POST',
  path: '/Api/Manage/AddParcel',
  summary:
    'Notes one more parcel of an order that has left; its shopper is told. One that is noted already changes nothing.',
  changes: true,
  refusals: ['parcel-missing', 'parcels-many', 'order-closed'],
  request: z.object({
    ...{ oid: idField, opid: opidField },
    ...{ carrier: z.string().max(40), number: z.string().max(60) },
  }),
  data: z.object({ orderid: z.string() }),
})

export const manageAddress = defineCall({
  name: 'ManageAddress',
  method: 'POST',
  path: '/Api/Manage/Address',
  summary: 'Corrects where an order goes until its parcel has left; what travels in it goes there too.',
  changes: true,
  refusals: [...ADDRESS_REASONS, 'order-closed'],
  request: z.object({ ...ofOrder, ...receiver }).omit({ pickupid: true }),
  data: changed,
})

export const manageCountryForm = defineCall({
  name: 'ManageCountryForm',
  method: 'POST',
  path: '/Api/Manage/CountryForm',
  summary:
    'Where the shop delivers, and what an address abroad consists of in one country, in the caller’s language: for whoever corrects one.',
  changes: false,
  refusals: [],
  request: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
  data: z.object({
    /** ISO 3166-1. */
    countries: z.array(z.string()),
    /** Absent for the shop's own country. */
    form: countryForm.exactOptional(),
  }),
})

export const callOffOrder = defineCall({
  name: 'CallOffOrder',
  method: 'POST',
  path: '/Api/Manage/CallOff',
  summary: 'Closes an order that has not left the house; what was paid goes back whole.',
  changes: true,
  refusals: ['order-closed', 'order-travels'],
  request: z.object(ofOrder),
  data: changed.extend({ /** What goes back, smallest units. */ refund: z.number().int() }),
})

export const refundOrderPart = defineCall({
  name: 'RefundOrderPart',
  method: 'POST',
  path: '/Api/Manage/RefundPart',
  summary: 'Gives a part of what was paid back at the provider; the order stays as it is. Never more than was paid.',
  changes: true,
  refusals: ['order-not-paid', 'amount-unreadable', 'refund-too-much'],
  request: z.object({
    ...ofOrder,
    /** As people write it: 12.5, 1,200. */
    amount: z.string().max(40),
    reason: z.string().max(500).default(''),
  }),
  data: changed.extend({ /** What goes back, smallest units. */ refund: z.number().int() }),
})

export const manageAnswer = defineCall({
  name: 'ManageAnswer',
  method: 'POST',
  path: '/Api/Manage/Answer',
  summary: 'Answers what a shopper asks about an order. Yes does it: the money goes back, the address is the new one.',
  changes: true,
  refusals: ['nothing-asked', 'asked-anew', 'order-closed', 'order-travels', 'order-travels-along'],
  request: z.object({
    ...ofOrder,
    /**
     * What is answered: the one that was read, and none that came since. Empty: a page of the release before does not say which, and is taken at
     * its word where the order was never asked anything else.
     */
    request: z.union([idField, z.literal('')]).default(''),
    agreed: z.enum(['yes', 'no']),
    answer: z.string().max(500).default(''),
  }),
  data: changed,
})

export const manageReady = defineCall({
  name: 'ManageReady',
  method: 'POST',
  path: '/Api/Manage/Ready',
  summary: 'What is fetched waits at its place from now on; its shopper is told.',
  changes: true,
  refusals: ['order-closed'],
  request: z.object(ofOrder),
  data: changed,
})

export const manageCollect = defineCall({
  name: 'ManageCollect',
  method: 'POST',
  path: '/Api/Manage/Collect',
  summary: 'Hands an order to whoever says its code.',
  changes: true,
  refusals: ['order-closed', 'collect-code-wrong'],
  request: z.object({ ...ofOrder, code: z.string().max(20) }),
  data: changed,
})

export const managePrintNow = defineCall({
  name: 'ManagePrintNow',
  method: 'POST',
  path: '/Api/Manage/PrintNow',
  summary: 'Begins production of an order before the time of its shopper for changes is over.',
  changes: true,
  refusals: ['order-closed'],
  request: z.object(ofOrder),
  data: changed,
})

export const manageReopen = defineCall({
  name: 'ManageReopen',
  method: 'POST',
  path: '/Api/Manage/Reopen',
  summary: 'Asks for other photos of one thing while nothing is made, and tells the link to hand them in.',
  changes: true,
  refusals: ['upload-closed'],
  request: z.object({ suborderid: idField, opid: opidField }),
  data: z.object({ url: z.string() }),
})

export const manageLink = defineCall({
  name: 'ManageLink',
  method: 'POST',
  path: '/Api/Manage/Link',
  summary: 'Tells the link by which anybody who holds it hands in for one thing that waits; who asked is noted.',
  changes: true,
  refusals: ['upload-closed'],
  request: z.object({ suborderid: idField, opid: opidField }),
  data: z.object({ url: z.string() }),
})

export const manageLabels = defineCall({
  name: 'ManageLabels',
  method: 'POST',
  path: '/Api/Manage/Labels',
  summary:
    'Receivers of orders as a table for the labels of their parcels; who took it is noted. What has no parcel of its own is left out and told.',
  changes: true,
  refusals: [],
  request: z.object({ oids: jsonField(z.array(idField).min(1).max(100)) }),
  data: z.object({
    csv: z.string(),
    /** Not in the table; `with`: of what travels along, the order whose parcel it goes in, as people read its number. */
    left: z
      .array(z.object({ orderid: z.string(), why: z.enum(NO_PARCEL_REASONS), with: z.string().exactOptional() }))
      .default([]),
  }),
})

export const noteOrder = defineCall({
  name: 'NoteOrder',
  method: 'POST',
  path: '/Api/Manage/Note',
  summary: 'Writes a note into the history of an order, for those who work for the merchant.',
  changes: true,
  refusals: ['request-text-missing'],
  request: z.object({ ...ofOrder, text: z.string().max(500) }),
  data: changed,
})
