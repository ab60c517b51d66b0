/** The end of this task: what waits, a touch among it, comes first. */
export const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0))

/** Runs each part in a task of its own, so that a slow phone answers in between. */
export async function runInTurns(parts: (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await nextTask()
    await part()
  }
}
