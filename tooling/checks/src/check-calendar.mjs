/** What a browser shows: the console, the kids app, and the parts of both. */
const ON_SCREEN = /^(apps\/[^/]+-web|packages\/ui)\/src\/.*\.tsx?$/;

/** Parts of a date by the device's calendar, and the date of UTC cut out of an instant. */
const OF_THE_DEVICE =
  /\.(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)|getTimezoneOffset|to(?:Date|Time)String)\(|\b\w+At\.slice\(0, ?10\)/g;

/**
 * The family's day is the server's: no screen asks the calendar of the device, nor cuts a day out of an instant.
 *
 * @returns {string[]} where one does
 */
export function checkCalendar(files) {
  return files.flatMap(({ path, text, isTest }) => {
    if (isTest || !ON_SCREEN.test(path)) return [];
    return [...text.matchAll(OF_THE_DEVICE)].map(
      ({ 0: what, index }) =>
        `${path}:${text.slice(0, index).split('\n').length}: '${what}' tells the day of a device. Ask familyDay of domain, with the clock of the session (rules: family day).`,
    );
  });
}
