/** The earliest day of the month on which each of the 24 solar terms has fallen since 1900, beginning with the lesser cold. */
export const TERM_DAYS = [4, 19, 3, 18, 4, 19, 4, 19, 4, 20, 4, 20, 6, 22, 6, 22, 6, 22, 7, 22, 6, 21, 6, 21] as const

/**
 * How many days later (0 to 3) each term falls, 1900 to 2100: two bits a term, twelve terms a number, two numbers a
 * year, base 36. Made from lunar-typescript; `solar-terms.test.ts` compares it day by day.
 */
export const TERM_DELAYS = [
  '6ho46-3jbz9 6nn16-45twm 7a7ai-6nq96 7bmwa-6nqgq 6ho6j-3jbz9 6nn16-45twm 6nq7e-6nq96 7bmwa-6nqgq 6ho6j-3jbz9',
  '6nn16-45twm 6nq7e-6nq96 7bmwa-6nqgq 6ho6j-3dpph 6nn12-45t46 6nn16-6nq96 7a84q-6nqga 6ho6i-3dmjp 6i0ra-45t46',
  '6nn16-45twq 7a84q-6nqga 6ho6i-3dmjp 6ho46-3jc12 6nn16-45twq 7a7ai-6nqga 6ho6i-3dmjp 6ho46-3jc12 6nn16-45twm',
  '7a7ai-6nqga 6ho6i-3bvc5 6ho46-3jbz9 6nn16-45twm 7a7ai-6nq96 3zru2-3bvc5 6ho46-3jbz9 6nn16-45twm 6nq7e-6nq96',
  '3zru2-3bvc5 6ho46-3jbz9 6nn16-45twm 6nq7e-6nq96 3zru2-3bvc5 6ho46-3jbz9 6nn16-45twm 6nq7e-6nq96 3yd9m-3bvc5',
  '6ho46-3dmjp 6nn12-45t46 6nn16-6nq96 3yd2i-3bvbp 6ho45-3dmjp 6ho46-45t46 6nn16-6nq96 3yd2i-3bvbp 6ho45-3dmjp',
  '6ho46-3jc12 6nn16-45twm 3yca2-3bvbp 6ho45-3dmjp 6ho46-3jbz9 6nn16-45twm 3yc8a-3bv4l 3zrrp-3bvc5 6ho46-3jbz9',
  '6nn16-45twm 3yc8a-3bv4l 3zrrp-3bvc5 6ho46-3jbz9 6nn16-45twm 3bv56-3bv4l 3zrrp-3bvc5 6ho46-3jbz9 6nn16-45twm',
  '3bv56-3bv4l 3yd79-3bvc5 6ho46-3jbz9 6nn16-45t46 3brze-3bv4l 3yd79-3bvbp 6ho46-3j8th 6i0ra-45t46 3brze-3bv4l',
  '3yd79-3bvbp 6ho46-3dmjp 6ho46-45t46 3bryy-3bv4h 3yd05-3bvbp 6ho45-3dmjp 6ho46-3jc11 3bryy-tys1 3yc7p-3bv4l',
  '3zrrp-3dmjp 6ho46-3jbz9 3bryy-tys1 3yc5x-3bv4l 3zrrp-3bvc5 6ho46-3jbz9 3bryy-tys1 3bv2t-3bv4l 3zrrp-3bvc5',
  '6ho46-3jbz9 3bryy-tys1 3bv2t-3bv4l 3zrrp-3bvc5 6ho46-3jbz9 3bryy-tys1 3bv2t-3bv4l 3yd79-3bvbp 6ho46-3jbz9',
  '3bryy-txzl 3brx1-3bv4l 3yd79-3bvbp 6ho46-3j8th 365p6-txzl 3brx1-3bv4h 3yd79-3bvbp 6ho46-3dmjp 35t1y-txzl',
  '3brwl-3bv4h 3yd05-3bvbp 3zrrp-3dmjp 35t1y-txxs 3brwl-tys1 3yc7p-3bv4l 3zrrp-3dmjp 35t1y-7guo 3brwl-tys1',
  '3bv2t-3bv4l 3zrrp-3bvc5 35t1y-7guo 3brwl-tys1 3bv2t-3bv4l 3zrrp-3bvc5 35t1y-7guo 3brwl-tys1 3bv2t-3bv4l',
  '3yd79-3bvbp 35t1y-7guo 3brwl-tys1 3bv2t-3bv4l 3yd79-3bvbp 35t1y-7guo 365mt-txzl 3brx1-3bv4l 3yd79-3bvbp',
  '35t1y-7dow 35szp-txzl 3brx1-3bv4h 3yd79-3bvbp nwpi-1rf4 35szl-txxs 3brwl-3bv4h 3yc7p-3bv4l nwph-1rf4',
  '35szl-txxs 3brwl-3bv4h 3bv4l-3bv4l nwph-1rf4 35szl-7guo 3brwl-tys1 3bv4l-3bv4l nwph-7k 35szl-7guo',
  '3brwl-tys1 3bv2t-3bv4l nwph-7k 35szl-7guo 3brwl-tys1 3bv2t-3bv4l mi51-74 35szl-7guo 365mt-txzl',
  '3bv2t-3bv4l mi51-74 35szl-7dow 365mt-txzl 3brx1-3bv4h mi51-74 35szl-7dow 35szp-txzk 3brx1-3bv4h',
  'mi51-74 nwn5-1rf4 35szp-txxs 3brwl-3bv4h mh5h-0 nwn4-1rf4 35szl-txxs 3brwl-3bv4h 2d-0',
  'nwn4-1rf4 35szl-7guo 3brwl-tys1 2d-0 nwn4-7k 35szl-7guo 3brwl-tys1 l-0 nwn4-74',
  '35szl-7guo 3brwl-tys1 3bv2t-3bv4l',
].flatMap((line) => line.split(' ').map((year) => year.split('-').map((half) => Number.parseInt(half, 36))))
