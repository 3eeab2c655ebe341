import type { PhotoNetworkControls } from '@org/api/memory'
import type { MemoryCoaching } from '../../src/memory/coaching/memory-coaching.ts'

/** A back end whose adapter the contract suite tests. */
export interface CoachingPortsHost extends MemoryCoaching {
  /** The photo network, whose three posts are videos of sevens. */
  photoNetwork: Pick<PhotoNetworkControls, 'agree'>
  close?(): Promise<void>
}

/** Returns an email address that no other test uses. */
export const freshEmail = () => `${crypto.randomUUID()}@studio.example`
