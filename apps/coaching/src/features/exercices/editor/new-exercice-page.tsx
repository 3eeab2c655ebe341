import { ExerciceEditor } from './exercice-editor.tsx'

/** The form of a new exercise. Its owner is set by the server. */
export function NewExercicePage() {
  return <ExerciceEditor stored={null} />
}
