const MOST_LINES = 400;
const MOST_FILES = 25;

/**
 * @param {readonly { name: string, lines: number }[]} files by their paths, with slashes
 * @returns {string[]} a sentence for each file and each folder that is too large
 */
export function tooLarge(files) {
  const faults = files
    .filter(({ lines }) => lines > MOST_LINES)
    .map(
      ({ name, lines }) =>
        `${name} has ${lines} lines, more than ${MOST_LINES}: part it by what it is about.`,
    );
  const counts = new Map();
  for (const { name } of files) {
    const folder = name.slice(0, name.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of counts)
    if (count > MOST_FILES)
      faults.push(
        `${folder} has ${count} files, more than ${MOST_FILES}: sort them into folders by meaning.`,
      );
  return faults;
}
