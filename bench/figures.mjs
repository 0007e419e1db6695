// What every benchmark does with its numbers.

export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** To the thousandth. */
export function round(number) {
  return Math.round(number * 1000) / 1000;
}

/** A line for each figure, or one JSON object for machines (`--json`). */
export function print(figures, asJson) {
  if (asJson) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(44), value);
}
