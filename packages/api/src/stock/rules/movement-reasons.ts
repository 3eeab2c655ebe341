/** The reasons why units are added or taken out. */
export const movementReasons = [
  'added',
  'removed',
  'received',
  'returned',
  'counted',
  'opening',
] as const

export type MovementReason = (typeof movementReasons)[number]
