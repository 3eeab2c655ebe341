import type { PlayableSession } from '@org/api/coaching'
import { sampleExercices } from '../samples/exercices.ts'

/** Address of a short video that shows a still image. */
export const stillVideoUrl = new URL('./stage/exercise.mp4', import.meta.url).href

const video = {
  url: stillVideoUrl,
  posterUrl: null,
  visibleArea: { x: 0.25, y: 0, width: 0.5, height: 1 },
}

const { squats, plank } = sampleExercices
const work = { reps: 12, timer: 40, rest: false, restSeconds: 10 }

/**
 * A session of timed squats with a video, followed by repetitions of a plank whose video is
 * missing.
 */
export const videoSession: PlayableSession = {
  title: 'Séance filmée',
  type: 'exercices',
  description: '',
  level: 1,
  sports: [],
  video: null,
  imageUrl: null,
  blocs: [
    {
      title: 'Bloc',
      description: '',
      volume: 1,
      exercices: [
        { ...work, type: 'timer', exercice: { ...squats, video } },
        {
          ...work,
          type: 'reps',
          exercice: { ...plank, video: { ...video, url: '/nowhere/missing.mp4' } },
        },
      ],
    },
  ],
}

/** A session in which the coach prescribes a range of repetitions, a load and a note. */
export const prescribedSession: PlayableSession = {
  ...videoSession,
  title: 'Force',
  blocs: [
    {
      title: 'Force',
      description: '',
      volume: 3,
      exercices: [
        {
          ...work,
          type: 'reps',
          reps: 8,
          repsMax: 12,
          load: '2 × 12 kg',
          note: 'Trois secondes pour descendre.',
          exercice: squats,
        },
      ],
    },
  ],
}

/** A session that consists of the short video alone. */
export const singleVideo: PlayableSession = { ...videoSession, type: 'video', video }
