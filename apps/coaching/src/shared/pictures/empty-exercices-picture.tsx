import { Drawing } from './pictures.styles.ts'

/** A mat, a dumbbell and a bottle that wait for the first exercise. */
export function EmptyExercicesPicture() {
  return (
    <Drawing width={200} height={120} viewBox="0 0 200 120" aria-hidden="true">
      <ellipse className="soft" cx="100" cy="102" rx="92" ry="14" />
      <path className="soft" d="M24 92h104l20 12H44z" />
      <path d="M24 92h104l20 12H44z" />
      <circle cx="138" cy="98" r="6" />
      <circle cx="138" cy="98" r="2" />
      <path className="accent" d="M40 76h80" />
      <path className="accent" d="M46 66h6v20h-6zM54 58h6v36h-6zM108 66h6v20h-6zM100 58h6v36h-6z" />
      <path d="M160 100V58l4-8v-8h12v8l4 8v42z" />
      <path className="accent" d="M160 76h20" />
      <path d="M80 20v16M72 28h16" />
      <path d="M128 28v8M124 32h8" />
    </Drawing>
  )
}
