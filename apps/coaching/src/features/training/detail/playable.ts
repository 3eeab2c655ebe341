import type { SharedTrainingSession, TrainingSession } from '@org/api/client'
import type { PlayableSession } from '@org/api/coaching'

/**
 * Converts a session to a playable one, whether its owner or somebody with its link has loaded it.
 */
export const playable = (session: TrainingSession | SharedTrainingSession): PlayableSession => ({
  ...session,
  imageUrl: session.image?.url ?? null,
  blocs: session.blocs.map((bloc) => ({
    ...bloc,
    exercices: bloc.exercices.map((one) => ({
      ...one,
      exercice: { ...one.exercice, imageUrl: one.exercice.image?.url ?? null },
    })),
  })),
})
