import { canComplete } from '@herohood/domain/missions/today-status';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import Camera from '~icons/fluent-emoji-flat/camera';
import { useSpoken } from '../../../device/own-voice';
import type { PhotoFault } from '../../../device/shrink-photo';
import { CameraButton } from '../../../layout/camera-button';
import { CardDialog } from '../../../layout/card-dialog';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import sheet from '../../../layout/sheet.module.css';
import { mainAct } from '../../../layout/use-focus-trap';
import { photoText as words } from '../../../text/en/photo';
import type { Mission, MissionHabit } from '../missions-of';
import styles from './camera-sheet.module.css';
import { wantedPhoto } from './mission-photo';

type HostProps = {
  missions: readonly Mission[];
  onSend: (mission: Mission, photo: string) => void;
};

const endPhoto = () => wantedPhoto.set(null);

/** Shows the camera's sheet of the mission that asks for it, as long as it can be done. */
export default function PhotoHost({ missions, onSend }: HostProps) {
  const wanted = useSelector(wantedPhoto);
  const mission = missions.find(({ habit }) => habit.id === wanted?.habitId);
  useEffect(() => endPhoto, []);
  if (!wanted || !mission || !canComplete(mission.status)) return null;
  return (
    <CameraSheet
      key={`${wanted.habitId} ${mission.slot} ${wanted.isRefused}`}
      habit={mission.habit}
      isRequired={mission.photo === 'required'}
      isRefused={wanted.isRefused ?? false}
      onSend={(photo) => {
        endPhoto();
        onSend(mission, photo);
      }}
      onClose={endPhoto}
    />
  );
}

type Props = {
  habit: MissionHabit;
  isRequired: boolean;
  isRefused: boolean;
  onSend: (photo: string) => void;
  onClose: () => void;
};

/** A picture of what was done: taken, looked at, taken again, and sent. */
function CameraSheet({ habit, isRequired, isRefused, onSend, onClose }: Props) {
  const [photo, setPhoto] = useState<string | null>(null);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const { name } = habit;
  const question = isRequired ? words.required : words.optional;
  const line = photo ? words.look : fault ? words.faults[fault] : isRefused ? words.refused : question;
  useSpoken(`${name}. ${line}`);

  const camera = {
    onPhoto(taken: string) {
      setFault(null);
      setPhoto(taken);
    },
    onFailed(why: PhotoFault) {
      setFault(why);
      setPhoto(null);
    },
  };
  return (
    <CardDialog label={words.sheet(name)} onClose={onClose}>
      <div className={sheet.card} data-accent={accentOf(habit.color)}>
        {photo ? (
          <img className={styles.photo} src={photo} alt={words.taken(name)} />
        ) : (
          <div className={`${sheet.art} ${styles.art}`} aria-hidden>
            <HabitIcon icon={habit.icon} size={112} />
            <Camera className={styles.camera} />
          </div>
        )}
        <div className={sheet.speaker}>
          <ReadAloudButton name={name} words={`${name}. ${line}`} />
        </div>
        <h2 className={sheet.title}>
          <bdi>{name}</bdi>
        </h2>
        <p className={sheet.line} role="status">
          {line}
        </p>
        <div className={sheet.acts}>
          {photo ? (
            <>
              <ChunkyButton kind="big" accent="mint" data-invite onClick={() => onSend(photo)} {...mainAct}>
                <ActSign sign="forward" />
                {words.send}
              </ChunkyButton>
              <CameraButton key="again" kind="quiet" accent="turquoise" {...camera}>
                <ActSign sign="camera" size={26} />
                {words.again}
              </CameraButton>
            </>
          ) : (
            <CameraButton key="take" kind="big" accent="turquoise" data-invite {...camera} {...mainAct}>
              <ActSign sign="camera" />
              {words.take}
            </CameraButton>
          )}
          <ChunkyButton kind="quiet" accent="turquoise" onClick={onClose}>
            {words.later}
          </ChunkyButton>
        </div>
      </div>
    </CardDialog>
  );
}
