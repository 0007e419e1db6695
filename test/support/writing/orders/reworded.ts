/**
 * Passages and what a language model could make of them: each sentence says what its passage says, in other words.
 * Written by hand for these tests.
 */
export const REWORDED: readonly (readonly [passage: string, sentence: string])[] = [
  [
    'Harbour keeps its work in a queue. Every job is a row in the database, so a crash loses nothing.',
    'Because Harbour stores each job as a row in the database, a crash loses no work.',
  ],
  [
    'A job that fails is tried again after a pause. The pause doubles with each attempt, up to one hour. After five attempts the job is parked and an operator is told.',
    'A failing job is parked after five attempts, and an operator hears of it.',
  ],
  [
    'Jobs carry a priority from 1 to 9. Workers take the lowest number first, and the oldest job among equals.',
    'Workers pick jobs by priority, from 1 to 9, and prefer the oldest among equals.',
  ],
  [
    'A worker is a process that takes jobs from the queue and runs them. You can start as many workers as the machine has memory for. Each worker needs about 80 MB of memory and one database connection.',
    'Each worker process uses roughly 80 MB of memory and a single database connection.',
  ],
  [
    'The database decides which worker gets a job, so no job runs twice. Adding a machine takes effect within a second, and nothing has to be restarted.',
    'A newly added machine takes part within a second, without any restart.',
  ],
  [
    'Harbour sends an alert when the oldest waiting job is more than ten minutes old. Alerts go to the address in the settings file.',
    'When a waiting job is older than ten minutes, Harbour alerts the address in the settings file.',
  ],
  [
    'The bakery on Mill Street opens at seven in the morning. It sells bread, cakes and coffee to people who go to work.',
    'From seven in the morning the bakery on Mill Street sells bread and cakes to people on their way to work.',
  ],
  [
    'The oven was built in the year 1912 by two brothers from the north.',
    'Two brothers from the north built the oven in 1912.',
  ],
  [
    'Marie Curie was born in Warsaw on 7 November 1867. She moved to Paris in 1891 to study at the Sorbonne.',
    'Born in Warsaw in 1867, Marie Curie went to Paris in 1891 and studied at the Sorbonne.',
  ],
  [
    'In 1903 Marie Curie shared the Nobel Prize in Physics with Pierre Curie and Henri Becquerel for their work on radioactivity.',
    'The 1903 Nobel Prize in Physics went to Marie Curie, Pierre Curie and Henri Becquerel for work on radioactivity.',
  ],
  [
    'The river Elbe rises in the Giant Mountains of the Czech Republic and flows 1,094 kilometres to the North Sea at Cuxhaven.',
    'From its source in the Giant Mountains the Elbe runs 1,094 kilometres before it reaches the North Sea near Cuxhaven.',
  ],
  [
    'Hamburg is the largest port in Germany. In 2022 it handled 8.3 million standard containers, down 5.1 percent on the year before.',
    'The port of Hamburg, Germany’s largest, handled 8.3 million containers in 2022, which was 5.1 percent less than a year earlier.',
  ],
  [
    'The council voted 14 to 9 on Tuesday to close Bridge Street to cars. The change takes effect on 1 May and will be reviewed after a year.',
    'Bridge Street will be closed to cars from 1 May after a council vote of 14 to 9; a review follows after a year.',
  ],
  [
    'Council leader Anne Whitfield said the closure would make the street safer for children. Opponents fear that shops will lose trade.',
    'Anne Whitfield, who leads the council, expects the closure to make the street safer, while opponents fear a loss of trade for shops.',
  ],
  [
    'Debian is developed by volunteers from all over the world. Its packages are maintained by more than a thousand developers.',
    'More than a thousand developers, volunteers from around the world, maintain Debian’s packages.',
  ],
  [
    'PostgreSQL uses write-ahead logging: changes to data files are written only after the log records that describe them have reached permanent storage.',
    'With write-ahead logging, PostgreSQL writes changes to data files only once the log records describing them are on permanent storage.',
  ],
  [
    'The museum is open from Tuesday to Sunday between 10 and 18 o’clock. Admission is 12 euros for adults; children under 14 enter free.',
    'Adults pay 12 euros to enter the museum and children under 14 pay nothing.',
  ],
  [
    'Bees visit about two million flowers to make one jar of honey. A single worker bee makes a twelfth of a teaspoon in her life.',
    'One jar of honey takes visits to around two million flowers.',
  ],
  [
    'The bridge was designed by the engineer Otto Brandt and opened in 1931. It carries four lanes of traffic and a tram line.',
    'Engineer Otto Brandt designed the bridge, which has carried traffic and a tram line since it opened in 1931.',
  ],
  [
    'Rainfall in the valley fell by a third between 1990 and 2020, according to the national weather service.',
    'According to the national weather service, the valley’s rainfall dropped by a third from 1990 to 2020.',
  ],
  [
    'The hospital employs 420 nurses and 115 doctors. It treated 61,000 patients last year, 4,000 more than the year before.',
    'With 420 nurses and 115 doctors the hospital treated 61,000 patients last year.',
  ],
  [
    'Solar panels lose about half a percent of their output each year. Most makers promise 80 percent of the first output after 25 years.',
    'Makers of solar panels mostly promise that 80 percent of the initial output is left after 25 years.',
  ],
  [
    'The train from Lisbon to Porto takes two hours and 50 minutes. It stops in Coimbra and Aveiro.',
    'Trains between Lisbon and Porto stop at Coimbra and Aveiro on the way.',
  ],
  [
    'The library lends out 900,000 items a year. Since 2019 it has charged no fines for books that come back late.',
    'Late books have cost no fines at the library since 2019.',
  ],
];
