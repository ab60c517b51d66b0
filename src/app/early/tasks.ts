/** Yields to waiting tasks, such as input events. */
export const waitForNextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0))

/** Runs each function in a task of its own, so that a slow phone can respond in between. */
export async function runInSeparateTasks(parts: (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await waitForNextTask()
    await part()
  }
}
