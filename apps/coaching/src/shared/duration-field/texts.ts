/** UI text of durations. */
export const durationTexts = {
  minutes: 'Minutes',
  minutesUnit: 'min',
  seconds: 'Secondes',
  secondsUnit: 's',
} as const
