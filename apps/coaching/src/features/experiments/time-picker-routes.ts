import { screen } from '@org/app-kit/public'

export const timePickerScreens = [
  screen(
    'experiments/time-picker',
    async () => (await import('./time-picker/time-picker-page.tsx')).TimePickerPage,
  ),
]
