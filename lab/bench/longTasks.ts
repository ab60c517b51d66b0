import { MainThreadTasks } from 'lighthouse/core/lib/tracehouse/main-thread-tasks.js'
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js'

type Trace = Parameters<typeof TraceProcessor.processTrace>[0]
type TaskNode = ReturnType<typeof MainThreadTasks.getMainThreadTasks>[number]

/** What a main thread spends its time on. `browser` is everything that the page does not cause, such as the navigation itself. */
export const CAUSES = ['evaluation', 'hydration', 'styleLayout', 'paint', 'parsing', 'browser'] as const
export type Cause = (typeof CAUSES)[number]

export type TimeByCause = Record<Cause, number>

/** A task longer than this is a long task, in ms (W3C Long Tasks). */
const LONG_TASK_MS = 50

const EVALUATION = new Set(['EvaluateScript', 'v8.evaluateModule'])

function getCause({ group, event }: TaskNode, parent: Cause): Cause {
  if (EVALUATION.has(event.name)) return 'evaluation'
  switch (group.id) {
    case 'scriptEvaluation':
      // Functions that an evaluated script calls belong to it; timers, events and microtasks hydrate.
      return parent === 'evaluation' ? parent : 'hydration'
    case 'scriptParseCompile':
      return 'evaluation'
    case 'styleLayout':
      return 'styleLayout'
    case 'paintCompositeRender':
      return 'paint'
    case 'parseHTML':
      return 'parsing'
    case 'garbageCollection':
      return parent
    default:
      return parent
  }
}

function addTimes(task: TaskNode, parent: Cause, times: TimeByCause, factor: number): void {
  const cause = getCause(task, parent)
  times[cause] += task.selfTime * factor
  for (const child of task.children) addTimes(child, cause, times, factor)
}

/**
 * Sums the long tasks of a page's load by cause.
 * @param trace recorded by Lighthouse without CPU throttling
 * @param factor the simulated slowdown of the CPU
 * @returns ms on the slow CPU
 */
export function sumLongTasks(trace: Trace, factor: number): TimeByCause {
  const { mainThreadEvents, frames, timestamps } = TraceProcessor.processTrace(trace)
  const times: TimeByCause = { evaluation: 0, hydration: 0, styleLayout: 0, paint: 0, parsing: 0, browser: 0 }
  const tasks = MainThreadTasks.getMainThreadTasks(mainThreadEvents, frames, timestamps.traceEnd, timestamps.timeOrigin)
  for (const task of tasks)
    if (!task.parent && task.duration * factor >= LONG_TASK_MS) addTimes(task, 'browser', times, factor)
  return times
}
