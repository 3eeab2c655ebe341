import type { NewMovement } from '@org/api'
import { describe, expect, it } from 'vitest'
import { afterMovement, type StoredBalance } from './ledger-documents.ts'

const movement = (qty: number, lot = '', expiry = '', created_at = 10): NewMovement => ({
  id: `m${qty}${lot}`,
  booking_id: 'booking',
  centre_id: 'centre',
  product_id: 'product',
  lot,
  expiry,
  qty,
  reason: 'received',
  source_id: '',
  user_id: 'user',
  person: 'Camille',
  created_at,
})

const after = (...movements: NewMovement[]) =>
  movements.reduce<StoredBalance | null>((balance, one) => afterMovement(balance, 'o', one), null)

describe('a product’s stock at a centre', () => {
  it('adds up its lots, and counts its movements', () => {
    expect(after(movement(4), movement(3, 'L', '2030-01-01'), movement(-1, '', '', 12))).toEqual({
      organisation_id: 'o',
      centre_id: 'centre',
      product_id: 'product',
      qty: 6,
      moved_at: 12,
      movement_count: 3,
      first_expiry: '2030-01-01',
      lots: [
        { lot: 'L', expiry: '2030-01-01', qty: 3 },
        { lot: '', expiry: '', qty: 3 },
      ],
    })
  })

  it('never takes a lot below 0, even if other lots contain enough', () => {
    const stocked = after(movement(4), movement(3, 'L', '2030-01-01'))
    expect(() => afterMovement(stocked, 'o', movement(-4, 'L', '2030-01-01'))).toThrow('more than')
    expect(() => after(movement(-1))).toThrow('more than')
  })

  it('forgets an empty lot and its expiry', () => {
    const emptied = after(movement(3, 'L', '2030-01-01'), movement(-3, 'L', '2030-01-01'))
    expect(emptied).toMatchObject({ qty: 0, movement_count: 2, first_expiry: null, lots: [] })
  })
})
