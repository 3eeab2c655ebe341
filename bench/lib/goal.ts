import { quantile } from './statistics.ts'

/** A measurement, which is one line of the table. */
export interface Measured {
  measure: string
  /** In ms. */
  goal: number
  /** In ms. */
  samples: readonly number[]
  /** The share of the samples that has to be within the goal. */
  share: number
}

const time = (milliseconds: number) =>
  milliseconds < 10_000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`

/** Prints a line of the table, and makes the program fail if the goal is missed. */
export function printGoal({ measure, goal, samples, share }: Measured): void {
  const reached = quantile(samples, share)
  if (!(reached <= goal)) process.exitCode = 1
  const [median, slowest] = [0.5, 1].map((part) => time(quantile(samples, part)))
  console.log(
    `| ${measure} | ${time(goal)} | ${time(reached)} | ${median} | ${slowest} | ${samples.length} |`,
  )
}
