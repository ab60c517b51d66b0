/** A round-robin queue: many jobs of one owner do not delay the jobs of others. */
export interface FairQueue<Job> {
  /**
   * @returns the job that the full queue drops: the newest one of the owner with the most jobs, possibly the added one; undefined when there is room
   */
  add: (owner: string, job: Job) => Job | undefined
  /** @returns the next job, of the owner whose last turn was longest ago; undefined when the queue is empty */
  next: () => Job | undefined
  remove: (owner: string, job: Job) => void
}

/** @param maxSize the maximum number of queued jobs */
export function createFairQueue<Job>(maxSize: number): FairQueue<Job> {
  /** Owners in the order of their turns. */
  const jobsByOwner = new Map<string, Job[]>()
  let size = 0

  function findLongestQueue(): Job[] {
    return [...jobsByOwner.values()].reduce((longest, jobs) => (jobs.length > longest.length ? jobs : longest))
  }

  return {
    add: (owner, job) => {
      const jobs = jobsByOwner.get(owner) ?? []
      jobsByOwner.set(owner, jobs)
      jobs.push(job)
      size += 1
      if (size <= maxSize) return undefined
      size -= 1
      return findLongestQueue().pop()
    },
    next: () => {
      for (const [owner, jobs] of jobsByOwner) {
        jobsByOwner.delete(owner)
        const job = jobs.shift()
        if (jobs.length > 0) jobsByOwner.set(owner, jobs)
        if (job === undefined) continue
        size -= 1
        return job
      }
      return undefined
    },
    remove: (owner, job) => {
      const jobs = jobsByOwner.get(owner)
      const index = jobs?.indexOf(job) ?? -1
      if (!jobs || index < 0) return
      jobs.splice(index, 1)
      size -= 1
    },
  }
}
