import type { SessionStep } from '@org/api/coaching'
import { amountInShort } from '#shared/amount.ts'

const seconds = (count: number) => `${count} seconde${count > 1 ? 's' : ''}`
const repetitions = (least: number, most: number | null) =>
  most === null ? `${least} répétition${least > 1 ? 's' : ''}` : `${least} à ${most} répétitions`

/** Returns the duration or the repetitions of a step in words: `45 secondes`, `12 répétitions`. */
export const amountInWords = (step: Pick<SessionStep, 'seconds' | 'reps' | 'repsMax'>) =>
  step.seconds === null ? repetitions(step.reps ?? 0, step.repsMax) : seconds(step.seconds)

/** UI text of the runner. */
export const runnerTexts = {
  rest: 'Repos',
  countdown: 'Préparez-vous',
  pause: 'Pause',
  repetitions: (count: number) => (count > 1 ? 'répétitions' : 'répétition'),
  round: (round: number, rounds: number) => `tour ${round} sur ${rounds}`,
  next: 'Ensuite',
  restOf: (count: number) => `repos ${count} s`,
  lastExercice: 'Dernier exercice',
  tapWhenDone: 'Touchez l’écran quand c’est fait',
  tapToResume: 'Touchez l’écran pour reprendre',
  about: (duration: string) => `environ ${duration}`,
  start: 'Commencer',
  ready: 'Posez le téléphone, touchez l’écran, et c’est parti.',
  controls: 'Commandes',
  close: 'Fermer',
  guide: 'Consignes de l’exercice',
  extend: (count: number) => `+${count}\u00a0s`,
  extendRest: (count: number) => `+${count}\u00a0s de repos`,
  mute: 'Couper le son',
  unmute: 'Remettre le son',
  back: 'Exercice précédent',
  skip: 'Passer',
  backBy: (count: number) => `Reculer de ${count} secondes`,
  skipBy: (count: number) => `Avancer de ${count} secondes`,
  done: 'C’est fait',
  pauseAction: 'Mettre en pause',
  resumeAction: 'Reprendre',
  playVideo: 'Lire la vidéo',
  stopVideo: 'Arrêter la vidéo',
  video: (title: string) => `Vidéo : ${title}`,
  videoDone: (watched: string) => `Bravo ! Durée : ${watched}`,
  videoMissing:
    'La vidéo n’a pas pu être chargée. Vérifiez votre connexion, puis relancez la séance.',
  sharingEnded:
    'Cette séance n’est plus partagée : les vidéos qui ne sont pas sur cet appareil sont remplacées par des images.',
  progress: 'Avancement de la séance',
  exerciceOf: (place: number, count: number) => `Exercice ${place} sur ${count}`,
  finished: 'Séance terminée',
  wellDone: 'Bravo !',
  trained: 'Durée',
  exercicesDone: 'Exercices',
  of: (done: number, all: number) => `${done} sur ${all}`,
  repetitionsDone: 'Répétitions',
  again: 'Recommencer',
  finish: 'Terminer',
  times: (count: number) => `${count} fois`,
  muscles: 'Muscles travaillés',
} as const

/** Returns what screen readers announce when a step begins. */
export function announcement(step: SessionStep | undefined): string {
  if (!step) return `${runnerTexts.finished}. ${runnerTexts.wellDone}`
  const { title } = step.exercice
  const prescribed = [step.load, step.note]
    .filter(Boolean)
    .map((text) => `. ${text}`)
    .join('')
  switch (step.kind) {
    case 'work':
      return step.seconds === null
        ? `${title}, ${amountInWords(step)}${prescribed}. ${runnerTexts.tapWhenDone}`
        : `${title}, ${amountInWords(step)}${prescribed}`
    case 'rest':
      return `${runnerTexts.rest}, ${amountInWords(step)}. ${runnerTexts.next} : ${title}`
    case 'countdown':
      return `${runnerTexts.countdown} : ${title}`
  }
}

/** Returns a line about the exercise that follows a step. */
export function nextLine(steps: readonly SessionStep[], index: number): string {
  const works = steps.slice(index + 1).filter(({ kind }) => kind === 'work')
  const [work] = works
  if (!work) return runnerTexts.lastExercice
  const follows = steps[index + 1]
  const rest = follows?.kind === 'rest' ? `${runnerTexts.restOf(follows.seconds)}, puis ` : ''
  const parts = [work.exercice.title, amountInShort(work), work.load].filter(Boolean)
  return `${runnerTexts.next} : ${rest}${parts.join(' · ')}`
}
