/** @returns the number of calls before the first response with 429; Infinity without one in 100 calls */
export async function countCallsBefore429(call: (nth: number) => Promise<{ status: number }>): Promise<number> {
  for (let nth = 0; nth < 100; nth += 1) if ((await call(nth)).status === 429) return nth
  return Infinity
}
