/** The kinds of tags that coaches select in the forms of exercises and sessions. */
export const tagKinds = ['sport', 'equipment'] as const

export type TagKind = (typeof tagKinds)[number]

/** The sports and equipment that a new studio starts with. */
export const startTags: Readonly<Record<TagKind, readonly string[]>> = {
  sport: [
    'Boxe',
    'Cardio',
    'Course à pied',
    'Étirements',
    'Gymnastique',
    'Mobilité',
    'Musculation',
    'Pilates',
    'Renforcement musculaire',
    'Yoga',
  ],
  equipment: [
    'Ballon de gymnastique',
    'Banc',
    'Bande élastique',
    'Barre',
    'Barre de traction',
    'Corde à sauter',
    'Haltères',
    'Kettlebell',
    'Sangles de suspension',
    'Tapis',
  ],
}
