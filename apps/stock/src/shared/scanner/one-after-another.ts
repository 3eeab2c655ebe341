/**
 * Returns a function that runs tasks in the order of its calls, each once the previous one has
 * ended.
 */
export function oneAfterAnother(): (task: () => Promise<void>) => void {
  let end = Promise.resolve()
  return (task) => {
    end = end.then(task)
  }
}
