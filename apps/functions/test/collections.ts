import { changesCollection } from '../src/changes/change-document.ts'
import { uploadLocks } from '../src/repositories/firestore-leases.ts'
import { rateLimits } from '../src/host/firestore-rate-limiter.ts'
import { keyFingerprints } from '../src/host/hold-key.ts'
import { coachingRules, sharedRules, stockRules } from '../src/repositories/table-rules.ts'

/**
 * The collections that only the functions may read and write, except for the changes, which people
 * of the organisation may read.
 */
export const collections = [
  ...[sharedRules, stockRules, coachingRules].flatMap((rules) =>
    Object.values(rules).map(({ collection }) => collection),
  ),
  'audit',
  'browsers',
  changesCollection,
  'idempotency_keys',
  'jobs',
  keyFingerprints,
  'notification_reads',
  'notifications',
  'organisation_deletions',
  'organisations',
  'photo_tokens',
  rateLimits,
  uploadLocks,
  'sessions',
  'sign_in_codes',
  'sign_in_waits',
  'stock_balances',
  'stock_bookings',
  'stock_movements',
  'storage_use',
  'unique_keys',
]
