/** UI text of the training programs. */
export const programsTexts = {
  title: 'Mes programmes',
  sessions: (count: number) => `${count} séance${count > 1 ? 's' : ''}`,
} as const
