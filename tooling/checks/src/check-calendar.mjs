/** What a browser shows: the console, the kids app, and the parts of both. */
const ON_SCREEN = /^(apps\/[^/]+-web|packages\/(browser|ui))\/src\/.*\.tsx?$/;

/** What time the device takes it to be, parts of a date by its calendar, and the date of UTC cut out of an instant. */
const OF_THE_DEVICE =
  /new Date\(\)|\.(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)|getTimezoneOffset|to(?:Date|Time)String)\(|\b\w+At\.slice\(0, ?10\)/g;

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
        `${path}:${text.slice(0, index).split('\n').length}: '${what}' tells the day of a device. Ask serverNow what time it is, and familyDay of domain what day, with the clock of the session (rules: family day).`,
    );
  });
}
