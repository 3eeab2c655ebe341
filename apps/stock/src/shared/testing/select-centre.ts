import { writeCentre } from '../account/centre-storage.ts'

/** Selects a centre for an account before a story begins; returns the cleanup. */
export const selectCentre = (userId: string, centreId: string) => () => {
  writeCentre(userId, centreId)
  return () => writeCentre(userId, null)
}
