import type { PhotoNetworkControls } from '@org/api/memory'
import type { MemoryCoaching } from '../../src/memory/coaching/memory-coaching.ts'

/** A back end whose adapter the contract suite tests. */
export interface CoachingPortsHost extends MemoryCoaching {
  /** The photo network; its three posts are videos whose bytes are all 7. */
  photoNetwork: Pick<PhotoNetworkControls, 'agree'>
  close?(): Promise<void>
}

/** Returns an email address that no other test uses. */
export const freshEmail = () => `${crypto.randomUUID()}@studio.example`
