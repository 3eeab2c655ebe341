/** Why units were added or taken out. */
export const movementReasons = ['added', 'removed'] as const

export type MovementReason = (typeof movementReasons)[number]
