export { MuscleMap, type MuscleMapProps } from './muscle-map.tsx'
export { muscleMapLabels, type MuscleMapLabels } from './muscle-map.labels.ts'
export {
  bodyPictures,
  femaleMuscles,
  maleMuscles,
  muscleGroups,
  type BodyView,
  type Muscle,
  type MuscleGroup,
  type Sex,
} from './muscles.ts'
