import { expect, test } from 'vitest'
import { trackingLink } from './tracking-link.ts'

test.each([
  ['顺丰速运', 'SF 123', 'https://www.kuaidi100.com/chaxun?nu=SF123'],
  ['SF', 'SF123', 'https://www.kuaidi100.com/chaxun?nu=SF123'],
  ['DHL Express', '1&2', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=1%262'],
  ['USPS Priority', '9400', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400'],
  ['Royal Mail', 'RM1GB', 'https://www.royalmail.com/track-your-item#/tracking-results/RM1GB'],
  ['Colissimo', 'FR1', 'https://t.17track.net/en#nums=FR1'],
])(
  'a parcel of %s is followed where that carrier shows it, or where all of its part of the world do',
  (carrier, number, link) => {
    expect(trackingLink({ carrier, number })).toBe(link)
  },
)
