import { z } from 'zod'
import { ORDER_STATES } from '../../order/order-state.ts'
import { defineCall, idField, opidField, pageFields } from '../call.ts'

const row = z.object({
  uid: z.string(),
  nickname: z.string(),
  /** Empty: none is bound. */
  phone: z.string(),
  email: z.string(),
  since: z.number().int(),
  /** Orders of things, and what they brought, smallest units; what was closed does not count. */
  orders: z.number().int(),
  spent: z.number().int(),
  currency: z.string(),
})

export const manageCustomers = defineCall({
  name: 'ManageCustomers',
  method: 'POST',
  path: '/Api/Manage/Customers',
  summary: 'Shoppers of the merchant, the newest first, a page at a time: by name, phone, e-mail, receiver.',
  changes: false,
  refusals: [],
  request: z.object({
    key: z.string().max(100).default(''),
    ...pageFields,
  }),
  data: z.array(row),
})

export const manageCustomer = defineCall({
  name: 'ManageCustomer',
  method: 'POST',
  path: '/Api/Manage/Customer',
  summary: 'One shopper with his orders, and with his albums while he allows it; who looked is noted.',
  changes: false,
  refusals: [],
  request: z.object({ uid: idField }),
  data: row.extend({
    /** The newest fifty. */
    list: z.array(
      z.object({
        orderid: z.string(),
        short: z.string(),
        state: z.enum(ORDER_STATES),
        created: z.number().int(),
        pay_amount: z.number().int(),
        currency: z.string(),
      }),
    ),
    /** The versions of the shop's texts that were agreed to at a sign-in, the newest first. */
    agreed: z.array(z.object({ version: z.number().int(), at: z.number().int() })),
    /** Until when the shopper lets the merchant's people see his albums; absent: he does not. */
    albumsuntil: z.number().int().exactOptional(),
    albums: z.array(z.object({ name: z.string(), photos: z.number().int(), pictures: z.array(z.string()) })),
  }),
})

export const exportCustomer = defineCall({
  name: 'ExportCustomer',
  method: 'POST',
  path: '/Api/Manage/ExportCustomer',
  summary: 'All that the shop keeps of a shopper, as one file for him.',
  changes: true,
  refusals: [],
  request: z.object({ uid: idField }),
  data: z.object({ json: z.string() }),
})

export const deleteCustomer = defineCall({
  name: 'DeleteCustomer',
  method: 'POST',
  path: '/Api/Manage/DeleteCustomer',
  summary:
    'Deletes a shopper who asks for it: name, phone, ways in and sessions at once, albums and designs with their files after 30 days. What was bought stays in the books.',
  changes: true,
  refusals: ['customer-orders-open'],
  request: z.object({ uid: idField, opid: opidField }),
  data: z.object({ uid: z.string() }),
})

export const albumsOpenToShop = defineCall({
  name: 'AlbumsOpenToShop',
  method: 'POST',
  path: '/Api/User/AlbumsOpenToShop',
  summary: 'Until when the caller lets the people of the shop see his albums; 0: he does not.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.object({ until: z.number().int() }),
})

export const openAlbumsToShop = defineCall({
  name: 'OpenAlbumsToShop',
  method: 'POST',
  path: '/Api/User/OpenAlbumsToShop',
  summary: 'Lets the people of the shop see the caller’s albums for a week, or takes that back.',
  changes: true,
  refusals: [],
  request: z.object({ open: z.enum(['yes', 'no']), opid: opidField }),
  data: z.object({ until: z.number().int() }),
})
