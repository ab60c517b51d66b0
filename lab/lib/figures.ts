let allHold = true

/** Prints a figure with its bound. */
function printFigure(name: string, value: number, unit: string, bound: string, holds: boolean): void {
  allHold &&= holds
  console.log(
    `  ${name.padEnd(44)}${`${Number(value.toFixed(3))} ${unit}`.padStart(14)}   ${bound.padEnd(10)} ${holds ? 'holds' : 'FAILS'}`,
  )
}
/** Prints a figure and checks it against a maximum. */
export const expectAtMost = (name: string, value: number, bound: number, unit = ''): void =>
  printFigure(name, value, unit, `≤ ${bound}`, value <= bound)
/** Prints a figure and checks it against a minimum. */
export const expectAtLeast = (name: string, value: number, bound: number, unit = ''): void =>
  printFigure(name, value, unit, `≥ ${bound}`, value >= bound)

/** Prints a figure and checks that it equals the expected value. */
export const expectExactly = (name: string, value: number, expected: number, unit = ''): void =>
  printFigure(name, value, unit, `= ${expected}`, value === expected)

/** Prints whether all figures hold, and ends the process. */
export function exitWithResult(): never {
  console.log(allHold ? '\nEverything holds.' : '\nSomething does not hold: see FAILS above.')
  process.exit(allHold ? 0 : 1)
}
